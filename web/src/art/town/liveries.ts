/** The four companies of haunted carriages. Each has a shade and a sign of its own, apart from all routes. */
export interface Livery {
  readonly id: string
  readonly fill: string
  readonly edge: string
  readonly on: string
  /** Its sign on a field of 24 by 24. */
  readonly sign: string
}

export const LIVERIES: readonly Livery[] = [
  { id: 'moon', fill: '#fbf3d9', edge: '#8a7440', on: '#2a2145', sign: 'M15 3a9.5 9.5 0 1 0 6 14A8 8 0 0 1 15 3z' },
  { id: 'bat', fill: '#7a3fb0', edge: '#2c1147', on: '#fff6ff', sign: 'M12 9l-2-4-1.5 4C6 6 3 6 0 8c3 1 4 3 4 7 2-2 4-1 5 1 1-1 2-1 3 3 1-4 2-4 3-3 1-2 3-3 5-1 0-4 1-6 4-7-3-2-6-2-8.5 1L14 5z' },
  { id: 'star', fill: '#f29ac0', edge: '#7d2350', on: '#3a0a24', sign: 'M12 2l3 6.5 7 .8-5.2 4.8 1.4 7L12 17.5 5.8 21.1l1.4-7L2 9.3l7-.8z' },
  { id: 'flame', fill: '#1fa3b5', edge: '#06343c', on: '#03191d', sign: 'M13 1c1 6 7 8 7 14a8 8 0 0 1-16 0c0-4 2-5 3-8 1 1 2 3 2 4 2-2 4-5 4-10z' },
]

export const liveryOf = (seat: number): Livery => LIVERIES[seat % LIVERIES.length]!
