/** The identifiers of a token exchange (RFC 8693) that the shop supports. */
export const tokenExchange = {
  grantType: 'urn:ietf:params:oauth:grant-type:token-exchange',
  accessToken: 'urn:ietf:params:oauth:token-type:access_token',
  subjectTypes: ['urn:ietf:params:oauth:token-type:id_token', 'urn:ietf:params:oauth:token-type:jwt'],
} as const;
