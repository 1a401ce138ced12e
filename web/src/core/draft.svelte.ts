/** What somebody is about to say: kept until it was said, however often they look elsewhere meanwhile. */
export class Draft {
  text = $state('')
  /** It is on its way, or waits for the line to come back. */
  sending = $state(false)

  constructor(private readonly say: (text: string) => Promise<boolean>) {}

  async send(): Promise<void> {
    const written = this.text
    if (this.sending || !written.trim()) return
    this.sending = true
    try {
      const said = await this.say(written.trim())
      // Whoever has written on in the meantime keeps what is new.
      if (said && this.text.startsWith(written)) this.text = this.text.slice(written.length).trimStart()
    } finally {
      this.sending = false
    }
  }
}
