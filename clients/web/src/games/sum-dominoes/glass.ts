/** The colours of the three translucent dice. */
export const GLASS = ["#b3263c", "#1c6fa8", "#1f7a4d"] as const;
