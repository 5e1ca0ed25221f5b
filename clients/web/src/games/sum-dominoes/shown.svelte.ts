/** The placement that the challenger shows on the board. The challenge's list of aims reads it. */
export const shown = $state<{ target: { tile: string; cells: [string, string] } | null }>({ target: null });
