import { mount } from 'svelte'
import App from './App.svelte'
import { listen } from './core/router.svelte'
import { begin } from './core/settings.svelte'
import './design/base.css'

const target = document.getElementById('app')
if (!target) throw new Error('the page has no place for the application')

await begin()
listen()
mount(App, { target })
