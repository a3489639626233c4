/**
 * Placeholder for Vike on the route of landings. The markup comes from `renderPage`, as for every page; Vike only needs
 * to know that the route exists.
 */
export default function LandingRoute() {
  return null;
}
