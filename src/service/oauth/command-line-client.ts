/** The client of `quarterdeck login`, which every server knows. It has no secret: whoever has the program would have it. */
export const commandLineClient = {
  client_id: 'quarterdeck',
  client_name: 'Quarterdeck command line',
  grant_types: ['urn:ietf:params:oauth:grant-type:device_code', 'refresh_token'],
  token_endpoint_auth_method: 'none',
};
