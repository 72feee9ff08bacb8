import { Type } from '@fastify/type-provider-typebox';

// Types of environment variables.

export const count = (options: { default?: number; minimum?: number } = {}) => Type.Integer({ minimum: 0, ...options });
export const address = (options: { default?: string } = {}) => Type.String({ format: 'address', ...options });
export const text = (options: { default?: string; minLength?: number } = {}) => Type.String(options);
export const optional = Type.Optional;

export const withoutSlash = (url: string) => url.replace(/\/$/, '');
