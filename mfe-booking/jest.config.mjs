import preset from '@idavuelta/tools/build/jest.mjs';

/** All cores: by itself Jest leaves one free, which on two cores is half of the machine. */
export default { ...preset, maxWorkers: '100%' };
