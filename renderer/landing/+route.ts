/** Any address: landings, and pages of data. Hand-written routes take precedence. */
export default '*';
