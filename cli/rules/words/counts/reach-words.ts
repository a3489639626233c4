/** Says how far a business goes, or how far something holds. */
export const REACH =
  /(?<!\p{L})(?:radius|circle|around|within|inside|free|no charge|included?s?|area|zone|up to|deliver\p{L}*|cover\p{L}*|serv(?:e|es|ing|ice area)|umkreis|umgebung|rundherum|rund um|rings|innerhalb|frei|freie[rnsm]?|kostenlos\p{L}*|kostenfrei\p{L}*|gratis|inklusive|bis zu|liefer\p{L}*|\p{L}*gebiet\p{L}*|\p{L}*zonen?|radio|redonda|alrededor\p{L}*|dentro|sin (?:coste|cargo)|incluid\p{L}*|zonas?|entreg\p{L}*|repart\p{L}*)(?!\p{L})/iu;
