declare module 'reference-landing/Landing' {
  import type { ComponentType } from 'react';

  const Landing: ComponentType;
  export default Landing;
}
