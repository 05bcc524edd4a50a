/** The built-in looks by name; each is also a brand kit of that name. */
export const lookIds = ['light', 'dark', 'editorial', 'bold', 'ibcs'] as const;
export type LookId = (typeof lookIds)[number];

export function isLook(name: string): name is LookId {
  return (lookIds as readonly string[]).includes(name);
}
