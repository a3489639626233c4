/** The silhouette at the bottom of the hero, one per theme. */
export function Horizon({ drawing }: { drawing: string }) {
  return (
    <svg
      className="horizon"
      viewBox="0 0 1200 124"
      preserveAspectRatio="xMinYMax slice"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a theme's own drawing, not content
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
