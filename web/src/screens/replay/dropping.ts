/** Files that are let go over the page. */
import { LARGEST_FILE } from '$lib/core/replay'

/** Why a file cannot be read, as the end of a message: `web-replay-…`. */
export class BadFile extends Error {}

export async function textOf(file: File): Promise<string> {
  if (file.size > LARGEST_FILE) throw new BadFile('too-large')
  try {
    return await file.text()
  } catch {
    throw new BadFile('unreadable')
  }
}

/** Whether something that is dragged is a file. */
export function hasFile(event: DragEvent): boolean {
  return [...(event.dataTransfer?.types ?? [])].includes('Files')
}
