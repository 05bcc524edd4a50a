/** How the validation library speaks by itself, which nobody is to read. */
export const ofZod =
  /Invalid (input|option|key|element|string|discriminator|ISO|base64|number)|expected (string|number|boolean|object|array|int|record|one of|nonoptional|never|undefined|null)|, received |Unrecognized key|Too (small|big)|to (be|have) [<>]/;
