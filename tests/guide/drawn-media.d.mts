/** Draws the pictures that blocks name into the folder `media` of a site. */
export function drawMedia(root: string, blocks: unknown, width?: number): Promise<void>;
