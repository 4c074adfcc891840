import config from './playwright.config.ts'
export default { ...config, webServer: undefined, use: { ...config.use, baseURL: 'http://127.0.0.1:4370', trace: 'off' } }
