/** Whether an address can be given to others. */

/** Whether a host's name leads every device to itself, so that a link with it is of no use elsewhere. */
export function leadsHereOnly(hostname: string): boolean {
  const name = hostname.toLowerCase()
  return name === 'localhost' || name.endsWith('.localhost') || name === '[::1]' || /^127(\.\d{1,3}){3}$/.test(name)
}
