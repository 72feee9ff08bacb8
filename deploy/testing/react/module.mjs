// A module for tests whose page uses a hook of the shell's React.
import { createElement, useState } from 'react';

export default function Page({ shell }) {
  const [version] = useState(VERSION);
  return createElement('h1', null, `module ${version} in shell ${shell}`);
}
