/** What is made while the page is built; see `town.ts` beside `vite.config.ts`. */
declare module 'virtual:town' {
  const survey: import('$lib/games/train/survey').Survey
  export default survey
}
