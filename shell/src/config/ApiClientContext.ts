import type { ApiClient } from '@idavuelta/shared/host';
import { createContext, useContext } from 'react';

/** Gives the API client to forms that keep their own state; anything that crosses modules belongs in a saga. */
export const ApiClientContext = createContext<ApiClient>(() => Promise.reject(new Error('there is no API client')));
export const useApiClient = () => useContext(ApiClientContext);
