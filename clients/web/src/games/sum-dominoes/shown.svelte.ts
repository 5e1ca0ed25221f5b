/** The placement that the challenger is showing on the board, for the list of what a challenge may point at. */
export const shown = $state<{ target: { tile: string; cells: [string, string] } | null }>({ target: null });
