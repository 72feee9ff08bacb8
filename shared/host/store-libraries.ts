import * as toolkit from '@reduxjs/toolkit';
import toolkitPackage from '@reduxjs/toolkit/package.json';
import * as reactRedux from 'react-redux';
import reactReduxPackage from 'react-redux/package.json';
import * as redux from 'redux';
import reduxPackage from 'redux/package.json';

/**
 * The libraries behind the store and its hooks, for libraries of modules that import them directly. For servers: the
 * browser build provides its own copies (`tools/build/store-libraries.ts`).
 */
export const storeLibraries: Record<string, [version: string, library: object]> = {
  'react-redux': [reactReduxPackage.version, reactRedux],
  redux: [reduxPackage.version, redux],
  '@reduxjs/toolkit': [toolkitPackage.version, toolkit],
};
