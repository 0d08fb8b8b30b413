DROP INDEX "user_type_name_idx";--> statement-breakpoint
CREATE INDEX "user_type_name_idx" ON "user" USING btree ("type",lower(name),"id","name");