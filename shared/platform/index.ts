/**
 * The facade: everything stateful that the shell and the modules must have one copy of. Federation shares this one
 * package, so only the names below are in the shell's bundle. They are part of the contract: adding one is minor,
 * removing one is major (docs/decisions/0003-facade.md).
 */
export {
  combineReducers,
  createAction,
  createSlice,
  isAnyOf,
  type PayloadAction,
} from '@reduxjs/toolkit';
export { useTranslation } from 'react-i18next';
export { useDispatch, useSelector, useStore } from 'react-redux';
export { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
export { buffers } from 'redux-saga';
export {
  actionChannel,
  all,
  call,
  delay,
  getContext,
  put,
  race,
  type SagaGenerator,
  select,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
} from 'typed-redux-saga';
export { ApiError, type ApiProblem, type ApiRequest, callApi, serverNow, toApiError } from '../api/index.ts';
export { type DateStyle, dateTimeFormat, formatDate, formatMoney, useFormats, useTranslated } from '../i18n/index.ts';
export { PlatformContext, usePlatform } from './context.ts';
export { Slot } from './Slot.tsx';
export { supervised } from './supervised.ts';
