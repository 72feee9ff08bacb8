import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nginxConfig } from './config.ts';
import { quoted } from './directives.ts';
import { nginxSettings } from './settings.ts';

const env = {
  SITE_URL: 'https://idavuelta.example',
  GATEWAYS: 'http://10.0.0.1:3000,http://10.0.0.2:3000',
  APIS: 'http://10.0.0.1:3001,http://10.0.0.2',
};

test('what is missing or wrong is named', () => {
  assert.throws(() => nginxSettings({ SITE_URL: 'https://x.example', GATEWAYS: 'a', NGINX_CERTIFICATE: '/c.pem' }), {
    message: [
      'GATEWAYS: "a" is no address',
      'APIS is required',
      'NGINX_CERTIFICATE and NGINX_CERTIFICATE_KEY are given together',
    ].join('\n'),
  });
  assert.throws(() => nginxSettings({ ...env, SITE_URL: '' }), /SITE_URL is required/);
});

test('with a certificate nginx ends TLS and sends visitors there', () => {
  const config = nginxConfig(nginxSettings({ ...env, NGINX_CERTIFICATE: '/c.pem', NGINX_CERTIFICATE_KEY: '/k.pem' }));
  assert.match(config, /listen 443 ssl http2;/);
  assert.match(config, /return 301 https:/);
  assert.match(config, /server 10\.0\.0\.2:80 max_fails/);
});

test('a text that nginx would read as more than a text is refused', () => {
  assert.equal(quoted('csp="/a"'), String.raw`"csp=\"/a\""`);
  for (const text of ['$host', 'a\nb', 'a\\']) assert.throws(() => quoted(text), /cannot be written/);
});
