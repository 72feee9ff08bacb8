import type { ApiClient } from '@idavuelta/shared/host';
import { createContext, useContext } from 'react';

/** Calls the API for forms that keep their own state; what crosses modules is a saga's. */
export const ApiClientContext = createContext<ApiClient>(() => Promise.reject(new Error('there is no API client')));
export const useApiClient = () => useContext(ApiClientContext);
