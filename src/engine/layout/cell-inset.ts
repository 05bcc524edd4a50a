/** Free space inside a table cell as the file sets it: inches at each side, and at top and bottom. */
export const cellInset = { x: 0.08, y: 0.03 } as const;
