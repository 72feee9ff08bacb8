interface SecurityOptions {
  /** Origins that a payment form may be sent to. */
  paymentOrigins: string[];
  /** Origins of dev servers; none in production. */
  devOrigins: string[];
}

/** Headers of every response. Neither `unsafe-eval` nor inline scripts; inline styles because antd inserts its own. */
export function securityHeaders({ paymentOrigins, devOrigins }: SecurityOptions) {
  const dev = devOrigins.join(' ');
  const sockets = devOrigins.map((origin) => origin.replace(/^http/, 'ws')).join(' ');
  const policy = {
    'default-src': "'self'",
    'script-src': `'self' ${dev}`,
    'style-src': `'self' 'unsafe-inline' ${dev}`,
    'img-src': "'self' data: blob:",
    'media-src': "'self' blob:",
    'font-src': `'self' ${dev}`,
    'connect-src': `'self' ${dev} ${sockets}`,
    'form-action': `'self' ${paymentOrigins.join(' ')}`,
    'frame-ancestors': "'none'",
    'base-uri': "'self'",
    'object-src': "'none'",
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, value]) => `${name} ${value.trim()}`)
      .join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(self), geolocation=(), microphone=()',
  };
}
