-- How the browser gets to a provider's page is said alike for all of them: in attempts that wait, too. docs/payments.md
UPDATE payment
SET response = response || jsonb_build_object('redirect', CASE provider
  WHEN 'webpay' THEN jsonb_build_object(
    'provider', 'Webpay', 'method', 'POST', 'url', response ->> 'webpay_url',
    'fields', jsonb_build_object('token_ws', response ->> 'webpay_token'))
  WHEN 'redsys' THEN jsonb_build_object(
    'provider', 'Redsys', 'method', 'POST', 'url', response ->> 'redsys_url',
    'fields', jsonb_build_object(
      'Ds_SignatureVersion', 'HMAC_SHA256_V1',
      'Ds_MerchantParameters', response ->> 'redsys_merchant_parameters',
      'Ds_Signature', response ->> 'redsys_signature'))
  ELSE jsonb_build_object('provider', 'Mercado Pago', 'method', 'GET', 'url', response ->> 'preference_init_point')
END)
WHERE state = 'started' AND created_at > now() - interval '1 day'
  AND provider IN ('webpay', 'redsys', 'mercadopago') AND response IS NOT NULL AND NOT response ? 'redirect';
