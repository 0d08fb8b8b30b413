CREATE TABLE "guest_upload" (
	"id" uuid PRIMARY KEY NOT NULL,
	"guest_application_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guest_upload_fileId_unique" UNIQUE("file_id")
);
--> statement-breakpoint
ALTER TABLE "guest_upload" ADD CONSTRAINT "guest_upload_file_id_uploaded_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."uploaded_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guest_upload_guest_idx" ON "guest_upload" USING btree ("guest_application_id");--> statement-breakpoint
CREATE INDEX "guest_upload_created_idx" ON "guest_upload" USING btree ("created_at");