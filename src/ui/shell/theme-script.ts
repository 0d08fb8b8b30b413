/** Where the theme choice is stored: `light`, `dark`, or nothing for the system's. */
export const THEME_KEY = 'theme'

/**
 * Runs in the head before the first paint, so that the page never flashes in the wrong theme.
 * A constant, so that the content security policy can allow it by hash or nonce.
 */
export const themeScript = `try{var t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`
