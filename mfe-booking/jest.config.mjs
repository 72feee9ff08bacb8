import preset from '@idavuelta/shared/build/jest.mjs';

export default {
  ...preset,
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    // the bundler takes antd's ES modules, Jest its CommonJS twins
    '^antd/es/(.*)$': 'antd/lib/$1',
  },
};
