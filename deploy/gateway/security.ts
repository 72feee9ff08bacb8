interface SecurityOptions {
  paymentOrigins: string[];
  devOrigins: string[];
}

/** Headers of every answer. No `unsafe-eval` and no inline scripts; styles are inline because antd writes its own. */
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
