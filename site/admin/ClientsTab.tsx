/** Where to find clients (docs/product.md, "Owner's area"). */
export function ClientsTab() {
  return (
    <section className="admin-panel">
      <h2>Clients</h2>
      <p>
        The website keeps no client records. What there is of the earlier list, and where bookings
        and papers arrive today, is on a page of its own.
      </p>
      <p>
        <a className="text-link" href="/admin-old">
          Open the client page
        </a>
      </p>
    </section>
  );
}
