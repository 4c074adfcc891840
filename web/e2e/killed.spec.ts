import { testKill, useShopOfItsOwn } from './killed.ts'

testKill('upstream', useShopOfItsOwn())
