/** The package's own entry warns on stderr of the version of Node.js; its parts do not, but have no types. */
declare module 'oidc-provider/lib/provider.js' {
  export { Provider } from 'oidc-provider';
}

declare module 'oidc-provider/lib/helpers/errors.js' {
  import { errors } from 'oidc-provider';
  export const InvalidGrant: typeof errors.InvalidGrant;
  export const InvalidClientAuth: new (description: string) => Error;
  export const TemporarilyUnavailable: typeof errors.TemporarilyUnavailable;
}
