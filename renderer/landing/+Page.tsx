/**
 * Vike's marker for the addresses of landings. Its markup comes from `renderPage`, like every page's;
 * Vike only has to know that the route exists.
 */
export default function LandingRoute() {
  return null;
}
