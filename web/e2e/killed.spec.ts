import { tellOfDeath, useShopOfItsOwn } from './killed.ts'

tellOfDeath('upstream', useShopOfItsOwn())
