/** A JPEG of a drawing that has no size of its own. */
export type Render = (drawing: string, index: number) => Promise<Buffer>;

/** Renders drawings as they are, so many pixels wide. */
export function atWidth(width: number): Render;

/** Draws the pictures that blocks name into the folder `media` of a site, each once. */
export function drawMedia(root: string, blocks: unknown, render?: Render): Promise<void>;
