/** Where the endpoints of OAuth 2.0 are. */
export const paths = {
  token: '/oauth/token',
  device_authorization: '/oauth/device_authorization',
  revocation: '/oauth/revocation',
  jwks: '/oauth/jwks',
  code_verification: '/oauth/device',
} as const;
