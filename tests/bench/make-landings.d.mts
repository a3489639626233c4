/** Writes `count` distinct landings into `target`, made from those in `source`. */
export function makeLandings(source: string, target: string, count: number): void;
